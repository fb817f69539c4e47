/** Web, mail, phone, or a path of this site; `//host` and `/\host` are other sites in disguise. */
export const safeAddress = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i
