export const hour = 3600_000
export const longest = 30 * 24 * hour
export const idle = 24 * hour
