// Files that are sent to us: multipart bodies go to their call as a stream, each path with its own limit, and only
// with a length that is told beforehand.
import { largestAttestation, largestDocument, largestList, largestLogo } from '@gabarit/contract'
import type { FastifyInstance } from 'fastify'
import { failure } from '../lib/failure.ts'

/** A name, a boundary and the other fields. */
const wrapping = 4096

/** Where files may be sent, and how large they may be, bytes. */
const limits: { path: RegExp; bytes: number }[] = [
	{ path: /^\/api\/back-office\/prices\/imports\/\w+$/, bytes: largestList },
	{ path: /^\/api\/back-office\/documents\/upload\/\w+\/\w+$/, bytes: largestDocument },
	{ path: /^\/api\/back-office\/settings\/logo$/, bytes: largestLogo },
	{ path: /^\/api\/back-office\/orders\/[^/]+\/attestation$/, bytes: largestAttestation },
]

export function acceptUploads(app: FastifyInstance): void {
	app.addContentTypeParser('multipart/form-data', (request, payload, done) => {
		const [path = ''] = request.url.split('?')
		const limit = limits.find((it) => it.path.test(path))
		const length = Number(request.headers['content-length'])
		if (!limit) done(failure('invalid_model'))
		else if (!Number.isInteger(length) || length > limit.bytes + wrapping)
			done(failure('body_too_large'))
		// The call reads the request itself, and never more than the length that it told.
		else done(null, undefined)
		if (!limit || !(length <= limit.bytes + wrapping)) payload.resume()
	})
}
