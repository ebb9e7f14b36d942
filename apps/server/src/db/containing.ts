import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** `text` is in small letters. Inside of words too: no index finds it, one that holds the text is read through. */
export function containing(text: SQLWrapper, words: string): SQL {
	return sql`${text} like ${`%${words.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`}`
}

const accented = 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ'
const plain = 'aaaaaaceeeeiiiinooooouuuuyy'

/** In small letters, as `plainText` writes what is searched; immutable, so that a generated column may have it. */
export function withoutAccents(text: SQLWrapper): SQL {
	const folded = sql`translate(lower(${text}), ${sql.raw(`'${accented}'`)}, ${sql.raw(`'${plain}'`)})`
	return sql`replace(replace(${folded}, 'œ', 'oe'), 'æ', 'ae')`
}

/** Also without the spaces and dashes with which a code is shown. */
export function containingCode(text: SQLWrapper, words: string): SQL {
	const code = words.replace(/[\s-]/g, '')
	const asTyped = containing(text, words)
	return code === words ? asTyped : sql`(${asTyped} or ${containing(text, code)})`
}
