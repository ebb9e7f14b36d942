import type { BayPlace } from '../layout/module-places.ts'
import type { RunSpace } from '../space/run-space.ts'
import { bayFloor } from './bay/bay-size.ts'
import { CART, CART_DEPTH_MIN, clearOverCart, heavyRunnerOf } from './cart.ts'
import type { Misfit } from './misfit.ts'

const data = { kind: 'PullOut' }

/** Why no pull-out goes in (domain 23.2). */
export function cartMisfits(
	{ width, height }: Pick<BayPlace, 'width' | 'height'>,
	space: RunSpace,
): Misfit[] {
	const runner = heavyRunnerOf(space.carcassDepth)
	if (runner === null) {
		const limit = CART_DEPTH_MIN - (space.carcassDepth - space.usefulDepth)
		return [{ code: 'fitting_too_deep', measured: space.usefulDepth, limit, data }]
	}
	const { bayMin, bayMax, clearMin } = CART
	const clear = clearOverCart({ height, floor: bayFloor(space) }, space, runner)
	return [
		...misfitIf(width < bayMin, { code: 'fitting_bay_too_narrow', measured: width, limit: bayMin }),
		...misfitIf(width > bayMax, { code: 'fitting_bay_too_wide', measured: width, limit: bayMax }),
		...misfitIf(clear < clearMin, { code: 'zone_too_low', measured: clear, limit: clearMin }),
	]
}

function misfitIf(isMisfit: boolean, misfit: Omit<Misfit, 'data'>): Misfit[] {
	return isMisfit ? [{ ...misfit, data }] : []
}
