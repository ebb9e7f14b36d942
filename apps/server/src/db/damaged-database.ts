// The files of the embedded database were damaged: by a power cut, a full disk, or another program.

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

/** PostgreSQL's codes of what it cannot read as it wrote it: pages, indexes, files. */
const damaged = /^(?:XX00[12]|58P01)$/

/** Looks behind what wraps it. */
export function isDamage(error: unknown): boolean {
	for (let it = error; it instanceof Error; it = it.cause)
		if ('code' in it && damaged.test(String(it.code))) return true
	return false
}

/** The disk or its rights refused: the files may be sound. */
export function isOfSystem(error: unknown): boolean {
	return error instanceof Error && 'syscall' in error
}
