import { type Configuration, type Option, settleEdit } from '@gabarit/engine'
import { useMemo } from 'react'
import { useDesign } from '../../../session/design-context.tsx'

/** `wanted`: the design with that choice and nothing else changed. */
export type TriedChoice<C extends Configuration> = { reference: string; wanted: C }

/** `configuration`: as it would be made, with what the edit moves; it is `wanted` that is proposed, so that the moves are listed. */
export type TriedOption = Option<Configuration> & { wanted: Configuration }

/** Each choice is tried as an edit: what stands in its way is its reason. */
export function useTriedOptions<C extends Configuration>(
	choices: readonly TriedChoice<C>[],
): TriedOption[] {
	const { solved, catalogue } = useDesign()
	const { configuration } = solved
	const key = JSON.stringify(choices)
	return useMemo(
		() =>
			choices.map(({ reference, wanted }): TriedOption => {
				const settled = settleEdit<Configuration>(configuration, wanted, catalogue)
				const [reason] = settled.issues.filter(({ severity }) => severity === 'error')
				return {
					reference,
					available: reason === undefined,
					wanted,
					configuration: settled.configuration,
					...(reason && { reason }),
				}
			}),
		// oxlint-disable-next-line react/exhaustive-deps -- the choices follow from their key
		[configuration, catalogue, key],
	)
}
