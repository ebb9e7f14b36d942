// On blur or Enter a text is kept, or refused with a reason; a number out of range is never changed silently.
import { useState } from 'react'
import { parseAngle, parseLength } from './parse-length.ts'

export type FieldUnit = 'mm' | 'degrees'

interface Refused {
	readonly text: string
	readonly typed: number | undefined
	/** The kept value at the refusal: when it changes, the refusal is over. */
	readonly beside: number | undefined
}

export interface NumberDraftOptions {
	value: number | undefined
	min: number
	max: number
	unit: FieldUnit
	emptyBecomes: 'min' | 'max'
	onCommit: (value: number) => void
	onEmpty?: (() => void) | undefined
	onRefuse?: ((typed: number | undefined) => void) | undefined
}

export function useNumberDraft(options: NumberDraftOptions) {
	const { value, min, max, unit } = options
	const [draft, setDraft] = useState<string>()
	const [refusal, setRefusal] = useState<Refused>()
	const refused = refusal && refusal.beside === value ? refusal : undefined
	const parse = unit === 'degrees' ? parseAngle : parseLength

	const accept = (accepted: number) => {
		setDraft(undefined)
		setRefusal(undefined)
		options.onCommit(accepted)
	}
	const commit = () => {
		if (draft === undefined) return
		if (draft.trim() === '') {
			setDraft(undefined)
			setRefusal(undefined)
			if (options.onEmpty) options.onEmpty()
			else options.onCommit(options.emptyBecomes === 'max' ? max : min)
			return
		}
		const typed = parse(draft)?.value
		if (typed !== undefined && typed >= min && typed <= max) return accept(typed)
		setRefusal({ text: draft, typed, beside: value })
		setDraft(undefined)
		options.onRefuse?.(typed)
	}
	return {
		draft,
		refused,
		parsed: draft === undefined ? undefined : parse(draft),
		type: setDraft,
		accept,
		commit,
		forget: () => {
			setDraft(undefined)
			setRefusal(undefined)
		},
	}
}
