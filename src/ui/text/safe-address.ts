/** Web, mail or phone address, or a path of this site. `//host` and `/\host` lead to other sites. */
export const safeAddress = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i
