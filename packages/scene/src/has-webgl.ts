// Whether this browser can show the stage at all; where it cannot, the elevation takes its place.

/** Asks for a WebGL 2 context and gives it back. */
export function hasWebGL(): boolean {
	try {
		const context = document.createElement('canvas').getContext('webgl2')
		if (!context) return false
		context.getExtension('WEBGL_lose_context')?.loseContext()
		return true
	} catch {
		return false
	}
}
