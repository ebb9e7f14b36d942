import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** `text` is in small letters. Inside of words too: no index finds it, one that holds the text is read through. */
export function containing(text: SQLWrapper, words: string): SQL {
	return sql`${text} like ${`%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`}`
}
