export const coverVertex = /* glsl */ `
out vec2 at;
void main() {
	at = position.xy * 0.5 + 0.5;
	gl_Position = vec4( position.xy, 0.0, 1.0 );
}
`

/** Tone curve: linear as far as the colours of boards reach, then a soft shoulder for what is brighter. */
const tone = /* glsl */ `
vec4 toned( vec4 light ) {
	float peak = max( light.r, max( light.g, light.b ) );
	float start = 0.86 * light.a;
	float room = light.a - start;
	float shown = peak <= start ? peak : light.a - room * room / ( peak + room - start );
	return vec4( peak > 0.0 ? light.rgb * ( shown / peak ) : light.rgb, light.a );
}
`

/** Averages light, not what the eye sees of it; `share` is 1 divided by the number of frames. */
export const averageFragment = /* glsl */ `
precision highp float;
in vec2 at;
out vec4 color;
uniform sampler2D mean;
uniform sampler2D frame;
uniform float share;
void main() {
	color = mix( texture( mean, at ), texture( frame, at ), share );
}
`

/** Mixes the moving picture and the mean at rest; empty pixels show the page's paper. */
export const showFragment = /* glsl */ `
precision highp float;
in vec2 at;
out vec4 color;
uniform sampler2D mean;
uniform sampler2D frame;
uniform float rest;
${tone}
vec3 encoded( vec3 linear ) {
	vec3 low = linear * 12.92;
	vec3 high = 1.055 * pow( max( linear, vec3( 0.0031308 ) ), vec3( 1.0 / 2.4 ) ) - 0.055;
	return mix( high, low, vec3( lessThanEqual( linear, vec3( 0.0031308 ) ) ) );
}
void main() {
	vec4 light = toned( mix( texture( frame, at ), texture( mean, at ), rest ) );
	vec3 solid = light.a > 0.0 ? light.rgb / light.a : vec3( 0.0 );
	color = vec4( encoded( clamp( solid, 0.0, 1.0 ) ) * light.a, light.a );
}
`
