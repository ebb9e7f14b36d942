import type { Section } from '@gabarit/contract'
import { useSession } from '../../../lib/session.ts'

/** Whether the user may change something in a section. */
export function useWrites(section: Section): boolean {
	const sections = useSession()?.sections ?? []
	return sections.some(({ name, right }) => name === section && right === 'write')
}
