// One shadow map gives two shadows: a hard one for each of the many beams at rest, and a soft one for the single beam of
// a moving picture, wider the farther the shadow falls from what throws it;
// it fades out where the map ends.
import { ShaderChunk } from 'three'

const taps = { search: 24, filter: 32 } as const
/** Metres before the far end of the map. */
const fadeOver = 1.2
/** Each pixel turns the taps a little: enough to break up steps, too little to be seen as grain. */
const turned = { search: 0.03, filter: 0.03 } as const

export const softShadowDeclarations = /* glsl */ `
uniform vec4 beamLens;

float beamDistance( float depth ) {
	return beamLens.x * beamLens.y / ( beamLens.y - depth * ( beamLens.y - beamLens.x ) );
}

vec2 diskPlace( int index, int count, float turn ) {
	float angle = float( index ) * 2.399963229728653 + turn;
	return vec2( cos( angle ), sin( angle ) ) * sqrt( ( float( index ) + 0.5 ) / float( count ) );
}

float softShadow( sampler2D shadowMap, vec3 place ) {
	float turn = 6.2831853 * fract( 52.9829189 * fract( dot( gl_FragCoord.xy, vec2( 0.06711056, 0.00583715 ) ) ) );
	float away = beamDistance( place.z );
	float reach = min( 0.06, beamLens.z * ( 1.0 / beamLens.x - 1.0 / away ) );
	float sum = 0.0;
	float count = 0.0;
	for ( int i = 0; i < ${taps.search}; i ++ ) {
		float depth = texture2D( shadowMap, place.xy + diskPlace( i, ${taps.search}, ${turned.search} * turn ) * reach ).r;
		if ( depth < place.z ) { sum += beamDistance( depth ); count += 1.0; }
	}
	if ( count == 0.0 ) return 1.0;
	float size = min( 0.06, beamLens.z * ( count / sum - 1.0 / away ) );
	float lit = 0.0;
	for ( int i = 0; i < ${taps.filter}; i ++ ) {
		lit += step( place.z, texture2D( shadowMap, place.xy + diskPlace( i, ${taps.filter}, ${turned.filter} * turn ) * size ).r );
	}
	vec2 fromMiddle = abs( place.xy - 0.5 );
	float ends = smoothstep( 0.38, 0.5, max( fromMiddle.x, fromMiddle.y ) );
	ends = max( ends, smoothstep( beamLens.y - ${fadeOver.toFixed(1)}, beamLens.y, away ) );
	return mix( lit / ${taps.filter}.0, 1.0, ends );
}
`

const hardReading = 'float depth = texture2D( shadowMap, shadowCoord.xy ).r;'

/** three's own shadow, but soft where the beam has a size. */
export function softShadowChunk(): string {
	const chunk = ShaderChunk.shadowmap_pars_fragment
	if (chunk.split(hardReading).length !== 2) throw new Error('three reads its shadow map otherwise')
	return chunk.replace(
		hardReading,
		`if ( beamLens.z > 0.0 ) return mix( 1.0, softShadow( shadowMap, shadowCoord.xyz ), shadowIntensity );
		${hardReading}`,
	)
}
