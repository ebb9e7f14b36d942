/** Part of the shop's address. */
export const shopCodePattern = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/
export const hostPattern = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/
