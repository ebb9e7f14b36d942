import { randomUUID } from 'node:crypto'
import {
	closeSync,
	existsSync,
	fsyncSync,
	linkSync,
	openSync,
	rmSync,
	writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a file with its whole text, or none: a full disk or a power cut leaves no empty one behind. False where the
 * file exists; of several that try at once one makes it. Only the owner reads it.
 */
export function writeOnce(file: string, text: string): boolean {
	if (existsSync(file)) return false
	const part = `${file}.${randomUUID()}`
	try {
		writeFileSync(part, text, { flag: 'wx', mode: 0o600, flush: true })
		linkSync(part, file)
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
		throw error
	} finally {
		rmSync(part, { force: true })
	}
	flushFolder(dirname(file))
	return true
}

/** The name of a new file is in its folder, which the disk keeps apart. */
function flushFolder(folder: string): void {
	const opened = openSync(folder, 'r')
	try {
		fsyncSync(opened)
	} finally {
		closeSync(opened)
	}
}
