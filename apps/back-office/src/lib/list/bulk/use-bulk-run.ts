import { toast } from '@gabarit/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsHere } from '../../frame/use-is-here.ts'
import { type AskMany, type BulkRun, runInParts } from './bulk-parts.ts'

/** Few enough for the count to move, many enough to be quick. */
export const mostAtOnce = 20

/** Where the list is gone when it ends, a toast says how many were not done. */
export function useBulkRun(
	onEnd: (run: BulkRun, left: readonly string[]) => void,
	atOnce = mostAtOnce,
) {
	const { t } = useTranslation('back-office')
	const [run, setRun] = useState<BulkRun | null>(null)
	const stopped = useRef(false)
	const isHere = useIsHere()
	// Another list is asked for: what is answered by then is done, the rest is not tried unseen.
	useEffect(
		() => () => {
			stopped.current = true
		},
		[],
	)

	async function start(keys: readonly string[], ask: AskMany, some = atOnce): Promise<void> {
		stopped.current = false
		const isStopped = () => stopped.current
		const ended = await runInParts(keys, ask, { atOnce: some, isStopped, onStep: setRun })
		onEnd(ended.run, ended.left)
		const notDone = ended.left.length
		if (!isHere() && notDone > 0)
			toast(t('bulk.notDone', { number: String(notDone) }), { icon: 'warning' })
	}

	return {
		run,
		start,
		/** After the rows that are being asked for. */
		stop: () => {
			stopped.current = true
		},
		forget: () => setRun(null),
	}
}
