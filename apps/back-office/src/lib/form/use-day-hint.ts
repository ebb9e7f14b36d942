import { useFormats } from '@gabarit/ui'

/** A browser writes dates its own way: in words there is one reading. The field's own hint stands after it. */
export function useDayHint(): (day: string, hint?: string) => string | undefined {
	const format = useFormats()
	return (day, hint) => {
		if (day === '') return hint
		const words = format.date(day, 'full')
		return hint === undefined ? words : `${words}. ${hint}`
	}
}
