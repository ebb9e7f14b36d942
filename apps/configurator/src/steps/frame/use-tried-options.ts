import { type Configuration, type Option, settleEdit } from '@gabarit/engine'
import { useMemo } from 'react'
import { useDesign } from '../../session/design-context.tsx'

/** `wanted`: the design with that choice and nothing else changed. */
export type TriedChoice<C extends Configuration> = { reference: string; wanted: C }

/** Each choice is tried as an edit: what stands in its way is its reason. What it moves is listed when it is taken. */
export function useTriedOptions<C extends Configuration>(
	choices: readonly TriedChoice<C>[],
): Option<Configuration>[] {
	const { solved, catalogue } = useDesign()
	const { configuration } = solved
	const key = JSON.stringify(choices)
	return useMemo(
		() =>
			choices.map(({ reference, wanted }): Option<Configuration> => {
				const settled = settleEdit<Configuration>(configuration, wanted, catalogue)
				const [reason] = settled.issues.filter(({ severity }) => severity === 'error')
				return {
					reference,
					available: reason === undefined,
					configuration: settled.configuration,
					...(reason && { reason }),
				}
			}),
		// oxlint-disable-next-line react/exhaustive-deps -- the choices follow from their key
		[configuration, catalogue, key],
	)
}
