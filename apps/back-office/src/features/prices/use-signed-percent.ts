import { useFormats } from '@gabarit/ui'

/** `+4,7 %`, `−2 %`, `0 %`. */
export function useSignedPercent(): (percent: number) => string {
	const format = useFormats()
	return (percent) => {
		const shown = Math.round(percent * 10) / 10
		return `${shown > 0 ? '+' : ''}${format.percent(shown)}`
	}
}
