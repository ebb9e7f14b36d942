import type { Configuration } from '@gabarit/engine'
import { useNavigate } from '@tanstack/react-router'
import { copyDesign } from '../../session/saved/copy-design.ts'

/** Opens a copy of a design as one's own, at its first step. False where this device keeps nothing. */
export function useOwnCopy(): (configuration: Configuration) => boolean {
	const navigate = useNavigate()
	return (configuration) => {
		const code = copyDesign(configuration)
		if (code === null) return false
		void navigate({ to: '/configurator', search: { code } })
		return true
	}
}
