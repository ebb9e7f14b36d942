// A large U takes seconds, so layouts are found in a worker and typing stays quick.
import { layoutsFor, type ProposalRequest } from './propose.ts'

addEventListener('message', ({ data }: MessageEvent<ProposalRequest>) => {
	postMessage(layoutsFor(data))
})
