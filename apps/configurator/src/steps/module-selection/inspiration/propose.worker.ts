// The thread in which layouts are found: a large U takes seconds, and nobody who types waits for it.
import { layoutsFor, type ProposalRequest } from './propose.ts'

addEventListener('message', ({ data }: MessageEvent<ProposalRequest>) => {
	postMessage(layoutsFor(data))
})
