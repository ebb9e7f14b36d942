import type { LayoutProposal } from '@gabarit/engine'
import { useEffect, useState } from 'react'
import { useDressingDesign } from '../../../session/design-context.tsx'
import { usePricing } from '../../../session/pricing-store.ts'
import type { KeptWants } from '../../../session/wants.ts'
import type { ProposalRequest } from './propose.ts'

export type Proposals = {
	state: 'looking' | 'found' | 'failed'
	found: readonly LayoutProposal[]
}

/** Milliseconds without typing before a question is asked. */
const pause = 200

/** A question that is overtaken ends with its worker. */
export function useProposals(wants: KeptWants): Proposals {
	const { solved, catalogue, dressing } = useDressingDesign()
	const circumstances = usePricing((state) => state.circumstances)
	const { configuration } = solved
	const { book } = dressing
	const [answer, setAnswer] = useState<Proposals>({ state: 'looking', found: [] })
	useEffect(() => {
		let stop = () => {}
		const ask = () => {
			setAnswer(({ found }) => ({ state: 'looking', found }))
			stop = lookFor({ configuration, catalogue, wants, book, circumstances }, setAnswer)
		}
		const timer = setTimeout(ask, pause)
		return () => {
			clearTimeout(timer)
			stop()
		}
	}, [configuration, catalogue, wants, book, circumstances])
	return answer
}

function lookFor(request: ProposalRequest, onAnswer: (answer: Proposals) => void): () => void {
	const worker = new Worker(new URL('propose.worker.ts', import.meta.url), { type: 'module' })
	worker.addEventListener('message', ({ data }: MessageEvent<LayoutProposal[]>) => {
		onAnswer({ state: 'found', found: data })
		worker.terminate()
	})
	worker.addEventListener('error', () => onAnswer({ state: 'failed', found: [] }))
	worker.postMessage(request)
	return () => worker.terminate()
}
