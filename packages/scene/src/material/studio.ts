// What metal reflects: a photographer's studio as a formula. A bright ceiling, a darker floor, the dark line where they
// meet, and the window.
export const studioDeclarations = /* glsl */ `
vec3 studio( vec3 way, float roughness ) {
	float soft = mix( 0.06, 0.7, roughness );
	float up = smoothstep( - 0.1 - soft, 0.25 + soft, way.y );
	float horizon = 1.0 - 0.55 * exp( - pow( way.y / ( 0.12 + 0.4 * soft ), 2.0 ) );
	vec3 room = mix( vec3( 0.42, 0.38, 0.33 ), vec3( 0.95, 0.96, 0.98 ), up ) * horizon;
	float window = smoothstep( 0.93 - 0.5 * soft, 0.97, dot( way, vec3( - 0.5, 0.32, 0.8 ) ) );
	return room + 1.6 * window * vec3( 1.03, 1.0, 0.95 );
}
`

/** Only metal: what else reflects it shows by sheen. */
export const studioFragment = /* glsl */ `
if ( metalnessFactor > 0.0 ) {
	vec3 way = transformNormalByInverseViewMatrix( reflect( - geometryViewDir, geometryNormal ), viewMatrix );
	vec3 mirrored = material.specularColorBlended * material.dfg.x + material.dfg.y;
	reflectedLight.indirectSpecular += metalnessFactor * studio( way, material.roughness ) * mirrored;
}
`
