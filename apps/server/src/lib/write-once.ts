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

/** A complete file or none, also after a power cut. False where the file exists. Readable by the owner only. */
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

/** A new file's name is in its folder, which must be flushed too. */
function flushFolder(folder: string): void {
	const opened = openSync(folder, 'r')
	try {
		fsyncSync(opened)
	} finally {
		closeSync(opened)
	}
}
