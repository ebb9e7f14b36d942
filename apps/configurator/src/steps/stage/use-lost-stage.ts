// The graphics card can fail at any time: the elevation then stands in, until the picture in space is tried again.
import { useCallback, useEffect, useState } from 'react'
import { pauseAfter } from './pause-after.ts'

type Standing = {
	lost: boolean
	ready: boolean
	/** Losses since the picture stood last; null while it never stood: then 3D cannot run here. */
	losses: number | null
}

export function useLostStage() {
	const [{ lost, ready, losses }, setStanding] = useState<Standing>({
		lost: false,
		ready: false,
		losses: null,
	})
	const onReady = useCallback(() => setStanding({ lost: false, ready: true, losses: 0 }), [])
	const onLost = useCallback(
		() =>
			setStanding((before) => ({
				lost: true,
				ready: false,
				losses: before.losses === null ? null : before.losses + 1,
			})),
		[],
	)
	useEffect(() => {
		if (!lost || losses === null) return undefined
		const timer = setTimeout(
			() => setStanding((before) => ({ ...before, lost: false })),
			pauseAfter(losses),
		)
		return () => clearTimeout(timer)
	}, [lost, losses])
	/** Until it stands again, the page is as without 3D. */
	const isFlatOnly = lost || (losses ?? 0) > 0
	return { lost, isFlatOnly, ready, onLost, onReady }
}
