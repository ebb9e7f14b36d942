import type { ReactNode } from 'react'
import { HandleChoice } from '../../door-handle/handle-step.tsx'
import { useSeparator } from './use-separator.ts'

export function HandleStep(): ReactNode {
	return <HandleChoice chosen={useSeparator().design.handle} />
}
