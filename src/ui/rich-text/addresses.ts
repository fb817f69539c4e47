/** Whether a link made in the editor may have this address: the web, or a mailbox. */
export function isWebOrMail(address: string): boolean {
  return isWeb(address) || /^mailto:[^\s@]+@[^\s@]+$/i.test(address)
}

/** Whether a picture may have this address: the web, or a path of this site. */
export function isPictureAddress(address: string): boolean {
  return isWeb(address) || /^\/(?![/\\])\S+$/.test(address)
}

function isWeb(address: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(address)) return false
  try {
    const { username, password } = new URL(address)
    return username === '' && password === ''
  } catch {
    return false
  }
}
