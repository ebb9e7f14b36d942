// Whether this browser can draw in 3D at all.

export function hasWebGl(): boolean {
	return document.createElement('canvas').getContext('webgl2') !== null
}
