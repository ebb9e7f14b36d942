// The browser shows the furniture in its camera's picture itself; our words and the way out lie over it.
import {
	type FurnitureAtHome,
	furnitureAtHome,
	type ModelInput,
	type RoomState,
} from '@gabarit/scene'
import { Button } from '@gabarit/ui'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './in-room.module.css'
import { ReadyToPlace } from './ready-to-place.tsx'
import { usePrepared } from './use-prepared.ts'

export function InRoom({ made }: { made: ModelInput }): ReactNode {
	const { t } = useTranslation(['configurator', 'at-home'])
	const { furniture, catalogue } = made
	const prepare = useCallback(
		(signal: AbortSignal) => furnitureAtHome({ furniture, catalogue }, signal),
		[furniture, catalogue],
	)
	const prepared = usePrepared(prepare, disposeOf)
	const overlay = useRef<HTMLDivElement>(null)
	const { state, refused, start, leave } = useRoom()
	return (
		<>
			<ReadyToPlace
				prepared={prepared}
				refused={refused}
				onStart={(atHome) => {
					if (overlay.current) void start(atHome, overlay.current)
				}}
			/>
			<div ref={overlay} className={styles.overlay} hidden={state === null}>
				<output className={styles.words}>{state !== null && t(`at-home:${state}`)}</output>
				<Button icon="cross" onClick={leave}>
					{t('at-home:leave')}
				</Button>
			</div>
		</>
	)
}

function disposeOf(atHome: FurnitureAtHome): void {
	atHome.dispose()
}

/** The session in the camera's picture; state null: none. */
function useRoom() {
	const [state, setState] = useState<RoomState | null>(null)
	const [refused, setRefused] = useState(false)
	const end = useRef<(() => void) | null>(null)
	const leave = () => end.current?.()
	useEffect(() => () => end.current?.(), [])
	const start = async (atHome: FurnitureAtHome, overlay: HTMLElement) => {
		setRefused(false)
		try {
			end.current = await atHome.start({
				overlay,
				onState: setState,
				onEnd: () => {
					end.current = null
					setState(null)
				},
			})
		} catch {
			setState(null)
			setRefused(true)
		}
	}
	return { state, refused, start, leave }
}
