// What a route asks for, and how a test calls it.
import type { Resource, Right } from '../lib/permissions.ts'

/** What a path names; `testing/route-objects.ts` makes one of each. */
export type ObjectKind =
	| 'order'
	| 'orderDocument'
	| 'design'
	| 'externalReference'
	| 'listedDesign'
	| 'mail'
	| 'user'
	| 'professional'

export type RouteRight = {
	resource: Resource
	right: Right
	/** The path names one: another shop's answers 404. */
	object?: ObjectKind
	/** What stands in the path, where it names no object of a shop. */
	path?: Record<string, string>
	/** What the call needs to get past its model; `{name}` stands for the object's own. */
	query?: string
	body?: object
	/** It takes a file of so many bytes at most; a test sends an empty one. */
	upload?: number
	/** It ends the session that calls. */
	endsSession?: true
}
