import { largestLogo } from '@gabarit/contract'
import { useEffect, useState } from 'react'

type Chosen = { file: File; url: string; problem: 'large' | 'unreadable' | null }

export type ChosenLogo = ReturnType<typeof useChosenLogo>

/** A picture that is looked at and not saved yet. */
export function useChosenLogo() {
	const [chosen, setChosen] = useState<Chosen | null>(null)
	const url = chosen?.url
	useEffect(() => () => (url === undefined ? undefined : URL.revokeObjectURL(url)), [url])
	return {
		chosen,
		choose: (file: File) => {
			const problem = file.size > largestLogo ? 'large' : null
			setChosen({ file, url: URL.createObjectURL(file), problem })
		},
		/** The browser cannot draw it. */
		refuse: () => setChosen((now) => now && { ...now, problem: now.problem ?? 'unreadable' }),
		forget: () => setChosen(null),
	}
}
