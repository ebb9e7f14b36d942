/** Longest text that a list is sorted by: of an account, names, e-mail, company and numbers, also where signs become two. */
export const SORT_TEXT_MAX = 2000

/** Longest text that tells rows of one sort text apart. */
export const SORT_KEY_MAX = 100

const bytesOfSign = 3

/** Longest cursor of a list: both texts in base64. */
export const CURSOR_MAX = Math.ceil(((SORT_TEXT_MAX + SORT_KEY_MAX) * bytesOfSign * 4) / 3)
