/** Returns `tel:+2348031234567`; undefined if the text is no phone number. */
export function telHref(phone: string): string | undefined {
  const number = international(phone)
  return number && `tel:+${number}`
}

/** Returns a link that opens a WhatsApp chat, with an optional first message. */
export function whatsAppHref(phone: string, text?: string): string | undefined {
  const number = international(phone)
  return number && `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ''}`
}

/** Formats as `+234 803 123 4567`. Numbers of other countries stay as written. */
export function readablePhone(phone: string): string | undefined {
  const number = international(phone)
  if (!number) return undefined
  const nigerian = /^234(\d{3})(\d{3})(\d{4})$/.exec(number)
  return nigerian ? `+234 ${nigerian.slice(1).join(' ')}` : phone.trim()
}

/** Returns country code and number as digits. A number without a country code counts as Nigerian. */
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

/** Accepts ten digits for a mobile phone, eight or nine for a landline with its area code. */
function nigerian(rest: string): string | undefined {
  return /^[1-9]\d{7,9}$/.test(rest) ? `234${rest}` : undefined
}
