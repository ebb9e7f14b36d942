// Uploads stream to their call, each with its own limit, and only with a Content-Length. Callers without the right
// are refused before a byte is read.
import { finished } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { failure } from '../../lib/failure.ts'
import { requireAccess } from '../../lib/rights/permissions.ts'
import type { Viewer } from '../../lib/rights/viewer.ts'
import { type Call, callAt } from './calls.ts'

const wrapping = 4096

/** Of a refused upload this much is drained, so that the client sees the answer; then the connection is cut. */
const mostDrained = 64 * 1024 * 1024

function uploadAt(url: string): Call | null {
	return callAt(url, ({ upload }) => upload !== undefined)
}

/** The call checks again, but only after it has read and parsed up to twenty megabytes. */
export function requireUploader({ url, headers }: FastifyRequest, viewer: Viewer): void {
	const isUpload = headers['content-type']?.startsWith('multipart/form-data')
	const uploading = isUpload && uploadAt(url)
	if (uploading) requireAccess(viewer, uploading.resource, uploading.right)
}

export function acceptUploads(app: FastifyInstance): void {
	app.addContentTypeParser('multipart/form-data', (request, payload, done) => {
		const most = uploadAt(request.url)?.upload
		const length = Number(request.headers['content-length'])
		if (most !== undefined && length <= most + wrapping) return done(null, undefined)
		const refused = failure(most === undefined ? 'invalid_model' : 'body_too_large')
		payload.resume()
		// The answer closes the connection: a client that still sends would see a reset and no reason.
		if (length <= mostDrained) finished(payload, () => done(refused))
		else done(refused)
	})
}
