// How this browser can show furniture in a real room, if at all.

/** `quickLook`: by Apple's viewer; `room`: by the browser itself; `code`: by the phone that scans it; `none`. */
export type WayHome = 'quickLook' | 'room' | 'code' | 'none'

export type Abilities = {
	quickLook: boolean
	/** WebXR in the camera's picture. */
	room: boolean
	/** In the hand: another phone would be no help. */
	handheld: boolean
}

export function wayHome({ quickLook, room, handheld }: Abilities): WayHome {
	if (quickLook) return 'quickLook'
	if (room) return 'room'
	return handheld ? 'none' : 'code'
}

/** A finger is what points, and nothing finer. */
export function isHandheld(): boolean {
	return matchMedia('(pointer: coarse) and (hover: none)').matches
}
