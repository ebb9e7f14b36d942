// Any page or record by a few words and the keyboard.
import { Modal } from '@gabarit/ui'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HitList } from './hit-list.tsx'
import type { Hit } from './hits.ts'
import { wordsIn } from './marks.ts'
import { PaletteFoot } from './palette-foot.tsx'
import { PaletteHead } from './palette-head.tsx'
import { useFirstRecord } from './use-first-record.ts'
import { useHits } from './use-hits.ts'

/** `typed`: before it was loaded. */
type Props = { typed: string; onClose: () => void; onShortcuts: () => void }

export function Palette({ typed, onClose, onShortcuts }: Props) {
	const { t } = useTranslation('habits')
	return (
		<Modal
			opened
			title={t('title')}
			onClose={onClose}
			size="palette"
			footer={<PaletteFoot onShortcuts={onShortcuts} />}
		>
			<Finder initial={typed} onClose={onClose} />
		</Modal>
	)
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

function Finder({ initial, onClose }: { initial: string; onClose: () => void }) {
	const [typed, setTyped] = useState(initial)
	const [chosen, setChosen] = useState(0)
	const { history } = useRouter()
	const id = useId()
	const state = useHits(typed)
	const { hits, nearest } = state
	const at = Math.min(chosen, Math.max(0, hits.length - 1))
	const open = (hit: Hit | undefined, inNewTab: boolean) => {
		if (hit === undefined) return
		const href = `/back-office${hit.href}`
		if (inNewTab) window.open(href, '_blank', 'noopener')
		else {
			onClose()
			history.push(href)
		}
	}
	const first = useFirstRecord(state, open)
	const onEnter = (inNewTab: boolean) => {
		const hit = hits[at]
		// Pages are found at once; a record may still be one of the words before.
		if (state.isWaiting && hit?.kind !== 'pages') first.openOnceFound(inNewTab)
		else open(hit, inNewTab)
	}
	const onKeyDown = (event: KeyboardEvent) => {
		const step = steps[event.key]
		if (step !== undefined && hits.length > 0) {
			event.preventDefault()
			setChosen((at + step + hits.length) % hits.length)
		}
		if (event.key === 'Enter' && !event.nativeEvent.isComposing)
			onEnter(event.ctrlKey || event.metaKey)
	}
	return (
		<>
			<PaletteHead
				typed={typed}
				state={state}
				listId={id}
				active={hits[at]?.key}
				onKeyDown={onKeyDown}
				onClose={onClose}
				onTyped={(words) => {
					setTyped(words)
					setChosen(0)
					first.forget()
				}}
			/>
			<HitList
				id={id}
				hits={hits}
				active={hits[at]?.key}
				words={wordsIn(nearest ?? typed)}
				onOpen={open}
				onPoint={setChosen}
			/>
		</>
	)
}
