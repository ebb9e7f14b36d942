import { furnitureFile, type ModelInput } from '@gabarit/scene'
import { type ReactNode, useCallback } from 'react'
import { openQuickLook } from '../../lib/files/open-quick-look.ts'
import { ReadyToPlace } from './ready-to-place.tsx'
import { usePrepared } from './use-prepared.ts'

/** Apple's viewer opens the file that is made here. */
export function InQuickLook({ made, name }: { made: ModelInput; name: string }): ReactNode {
	const { furniture, catalogue } = made
	const prepare = useCallback(
		async (signal: AbortSignal) =>
			URL.createObjectURL(await furnitureFile({ furniture, catalogue }, 'usdz', signal)),
		[furniture, catalogue],
	)
	const prepared = usePrepared(prepare, forget)
	return <ReadyToPlace prepared={prepared} onStart={(url) => openQuickLook(url, name)} />
}

function forget(url: string): void {
	URL.revokeObjectURL(url)
}
