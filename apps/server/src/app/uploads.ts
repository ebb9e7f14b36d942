// Files that are sent to us: multipart bodies go to their call as a stream, each call with its own limit
// (back-office-rights.ts), and only with a length that is told beforehand. Who may not send one is refused before a
// byte of it is read.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { failure } from '../lib/failure.ts'
import { requireAccess } from '../lib/permissions.ts'
import type { Viewer } from '../lib/viewer.ts'
import { callAt } from './calls.ts'
import type { RouteRight } from './route-right.ts'
import { callRights } from './route-rights.ts'

/** A name, a boundary and the other fields. */
const wrapping = 4096

/** What the call at an address takes, and asks for; nothing where no files are sent. */
function uploadAt(url: string): (RouteRight & { upload: number }) | undefined {
	const call = callAt(url, ({ name }) => callRights[name]?.upload !== undefined)
	const right = callRights[call?.name ?? '']
	return right?.upload === undefined ? undefined : { ...right, upload: right.upload }
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
		if (most === undefined) done(failure('invalid_model'))
		else if (!Number.isInteger(length) || length > most + wrapping) done(failure('body_too_large'))
		// The call reads the request itself, and never more than the length that it told.
		else done(null, undefined)
		if (most === undefined || !(length <= most + wrapping)) payload.resume()
	})
}
