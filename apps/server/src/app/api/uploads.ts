// Files that are sent to us: multipart bodies go to their call as a stream, each call with its own limit
// (beside its route), and only with a length that is told beforehand. Who may not send one is refused before a
// byte of it is read.
import { finished } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { failure } from '../../lib/failure.ts'
import { requireAccess } from '../../lib/permissions.ts'
import type { Viewer } from '../../lib/viewer.ts'
import { type Call, callAt } from './calls.ts'

/** A name, a boundary and the other fields. */
const wrapping = 4096

/** Of a file that is refused anyway so much is let run by; who sends more is cut off. */
const heardOut = 64 * 1024 * 1024

/** The call at an address that takes a file; null where none is sent. */
function uploadAt(url: string): Call | null {
	return callAt(url, ({ upload }) => upload !== undefined)
}

/** The call asks again; by then twenty megabytes would have been read and taken apart. */
export function requireUploader({ url, headers }: FastifyRequest, viewer: Viewer): void {
	const isUpload = headers['content-type']?.startsWith('multipart/form-data')
	const asked = isUpload && uploadAt(url)
	if (asked) requireAccess(viewer, asked.resource, asked.right)
}

export function acceptUploads(app: FastifyInstance): void {
	app.addContentTypeParser('multipart/form-data', (request, payload, done) => {
		const most = uploadAt(request.url)?.upload
		const length = Number(request.headers['content-length'])
		// The call reads the request itself, and never more than the length that it told.
		if (most !== undefined && length <= most + wrapping) return done(null, undefined)
		const refused = failure(most === undefined ? 'invalid_model' : 'body_too_large')
		payload.resume()
		// An answer ends the connection: who still sends would see that end and not why.
		if (length <= heardOut) finished(payload, () => done(refused))
		else done(refused)
	})
}
