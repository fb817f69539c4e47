/** `tel:+2348031234567`; undefined when the text is no phone number. */
export function telHref(phone: string): string | undefined {
  const number = international(phone)
  return number && `tel:+${number}`
}

/** A link that opens a WhatsApp chat, with a first message if one is given. */
export function whatsAppHref(phone: string, text?: string): string | undefined {
  const number = international(phone)
  return number && `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ''}`
}

/** `+234 803 123 4567`; numbers of other countries stay as they were written. */
export function readablePhone(phone: string): string | undefined {
  const number = international(phone)
  if (!number) return undefined
  const nigerian = /^234(\d{3})(\d{3})(\d{4})$/.exec(number)
  return nigerian ? `+234 ${nigerian.slice(1).join(' ')}` : phone.trim()
}

/** Country code and number in digits only. Without a country code the number is a Nigerian one. */
function international(phone: string): string | undefined {
  if (!/^[\d\s()[\]./+-]+$/.test(phone.trim())) return undefined
  const digits = phone.replace(/\D/g, '')
  const abroad = /^[([]?\+/.test(phone.trim()) ? digits : /^00(.+)/.exec(digits)?.[1]
  if (abroad?.startsWith('234') || /^2340?\d{10}$/.test(digits)) {
    return nigerian((abroad ?? digits).slice(3).replace(/^0/, ''))
  }
  if (abroad) return /^[1-9]\d{7,14}$/.test(abroad) ? abroad : undefined
  if (digits.startsWith('0')) return nigerian(digits.slice(1))
  return digits.length === 10 ? nigerian(digits) : undefined
}

/** Ten digits for a mobile phone, eight or nine for a landline with its area code. */
function nigerian(rest: string): string | undefined {
  return /^[1-9]\d{7,9}$/.test(rest) ? `234${rest}` : undefined
}
