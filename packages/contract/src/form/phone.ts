/** Six digits at least, or nothing. */
export const phonePattern = /^(?:\+?(?:[\s()./-]*\d){6,20}[\s()./-]*)?$/
