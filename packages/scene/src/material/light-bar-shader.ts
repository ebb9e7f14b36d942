/** Texels of one light bar: its two ends, and the lowest and highest corner of the bay it lights (metres). */
export const lightBarTexels = 4

/** Irradiance one metre from a bar, of a warm white. */
const strength = '0.95'
const warmWhite = 'vec3( 1.0, 0.86, 0.66 )'

export const lightBarDeclarations = /* glsl */ `
uniform sampler2D lightBars;
uniform int lightBarCount;
`

/** A bar shines into its own bay only; the nearest point of it stands for the whole. */
export const lightBarFragment = /* glsl */ `
for ( int bar = 0; bar < lightBarCount; bar ++ ) {
	vec3 low = texelFetch( lightBars, ivec2( 2, bar ), 0 ).xyz;
	vec3 high = texelFetch( lightBars, ivec2( 3, bar ), 0 ).xyz;
	if ( any( lessThan( vInsidePoint, low ) ) || any( greaterThan( vInsidePoint, high ) ) ) continue;
	vec3 from = texelFetch( lightBars, ivec2( 0, bar ), 0 ).xyz;
	vec3 way = texelFetch( lightBars, ivec2( 1, bar ), 0 ).xyz - from;
	vec3 nearest = from + way * clamp( dot( vInsidePoint - from, way ) / dot( way, way ), 0.0, 1.0 );
	vec3 towards = nearest - vInsidePoint;
	float away = max( length( towards ), 0.05 );
	vec3 facing = transformNormalByInverseViewMatrix( geometryNormal, viewMatrix );
	float lit = 0.25 + 0.75 * saturate( dot( facing, towards / away ) );
	reflectedLight.directDiffuse += lit * ${strength} / away * ${warmWhite} * BRDF_Lambert( material.diffuseColor );
}
`
