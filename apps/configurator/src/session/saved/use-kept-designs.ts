import { useEffect, useState } from 'react'
import { deviceStorage } from '../../lib/kept-choice.ts'
import { keptDesigns } from './kept-design.ts'
import type { KeptDesign } from './stored-design.ts'

/** The designs of this device as they are now; null until they are read. */
export function useKeptDesigns(): readonly KeptDesign[] | null {
	const [designs, setDesigns] = useState<readonly KeptDesign[] | null>(null)
	const [failure, setFailure] = useState<{ error: unknown }>()
	useEffect(() => {
		let current = true
		const read = async () => {
			const kept = await keptDesigns(deviceStorage)
			if (current) setDesigns(kept)
		}
		read().catch((error: unknown) => {
			if (current) setFailure({ error })
		})
		return () => {
			current = false
		}
	}, [])
	if (failure !== undefined) throw failure.error
	return designs
}
