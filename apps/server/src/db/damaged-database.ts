export class DamagedDatabase extends Error {
	readonly folder: string
	constructor(folder: string, cause?: unknown) {
		super(
			`the database in ${folder} is damaged, nothing was changed: move that folder away and restore the last backup`,
			{ cause },
		)
		this.folder = folder
	}
}

/** SQLSTATE codes of corrupted pages, indexes and files. */
const damaged = /^(?:XX00[12]|58P01)$/

export function isDamage(error: unknown): boolean {
	for (let it = error; it instanceof Error; it = it.cause)
		if ('code' in it && damaged.test(String(it.code))) return true
	return false
}

export function isOfSystem(error: unknown): boolean {
	return error instanceof Error && 'syscall' in error
}
