// Files that are sent to us: multipart bodies go to their call as a stream, each path with its own limit, and only
// with a length that is told beforehand. Who may not send one is refused before a byte of it is read.
import { largestAttestation, largestDocument, largestList, largestLogo } from '@gabarit/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { failure } from '../lib/failure.ts'
import { type Resource, requireAccess } from '../lib/permissions.ts'
import type { Viewer } from '../lib/viewer.ts'

/** A name, a boundary and the other fields. */
const wrapping = 4096

type Place = { path: RegExp; bytes: number; resource: Resource }

/** Where files may be sent, how large they may be, and what one must be allowed to write. */
const places: readonly Place[] = [
	{
		path: /^\/api\/back-office\/prices\/imports\/\w+$/,
		bytes: largestList,
		resource: 'priceList',
	},
	{
		path: /^\/api\/back-office\/documents\/upload\/\w+\/\w+$/,
		bytes: largestDocument,
		resource: 'tenantDocument',
	},
	{
		path: /^\/api\/back-office\/settings\/logo$/,
		bytes: largestLogo,
		resource: 'resellerSettings',
	},
	{
		path: /^\/api\/back-office\/orders\/[^/]+\/attestation$/,
		bytes: largestAttestation,
		resource: 'orderCare',
	},
]

function placeOf(url: string): Place | undefined {
	const [path = ''] = url.split('?')
	return places.find((it) => it.path.test(path))
}

/** The call asks again; by then twenty megabytes would have been read and taken apart. */
export function requireUploader({ url, headers }: FastifyRequest, viewer: Viewer): void {
	const isUpload = headers['content-type']?.startsWith('multipart/form-data')
	const place = isUpload && placeOf(url)
	if (place) requireAccess(viewer, place.resource, 'write')
}

export function acceptUploads(app: FastifyInstance): void {
	app.addContentTypeParser('multipart/form-data', (request, payload, done) => {
		const limit = placeOf(request.url)
		const length = Number(request.headers['content-length'])
		if (!limit) done(failure('invalid_model'))
		else if (!Number.isInteger(length) || length > limit.bytes + wrapping)
			done(failure('body_too_large'))
		// The call reads the request itself, and never more than the length that it told.
		else done(null, undefined)
		if (!limit || !(length <= limit.bytes + wrapping)) payload.resume()
	})
}
