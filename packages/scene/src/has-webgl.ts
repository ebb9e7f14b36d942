// Whether this browser can show the stage at all; where it cannot, the elevation takes its place.

/** Asks once for a WebGL 2 context that can average light in floating point. */
export function hasWebGL(): boolean {
	try {
		const context = document.createElement('canvas').getContext('webgl2')
		if (!context) return false
		const able = context.getExtension('EXT_color_buffer_float') !== null
		context.getExtension('WEBGL_lose_context')?.loseContext()
		return able
	} catch {
		return false
	}
}
