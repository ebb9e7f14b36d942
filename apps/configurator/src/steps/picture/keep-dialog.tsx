import { FurnitureStill, hasWebGL, type StillSubject } from '@gabarit/scene'
import { Button, ErrorText, useFormats } from '@gabarit/ui'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileNameOf } from '../../lib/files/file-name.ts'
import { saveFile } from '../../lib/files/save-file.ts'
import layout from '../frame/layout.module.css'
import styles from './keep-dialog.module.css'

type Props = { subject: StillSubject; name: readonly string[]; onStop: () => void }

/** `unable`: there is no 3D here; `lost`: the graphics card gave up. */
type State =
	| { kind: 'taking'; share: number }
	| { kind: 'taken'; picture: Blob; url: string }
	| { kind: 'unable' }
	| { kind: 'lost' }

const begun: State = { kind: 'taking', share: 0 }

export default function KeepDialog({ subject, name, onStop }: Props): ReactNode {
	const { t } = useTranslation(['configurator', 'at-home'])
	const [state, setState] = useState<State>(() => (hasWebGL() ? begun : { kind: 'unable' }))
	const onProgress = useCallback((share: number) => setState({ kind: 'taking', share }), [])
	const onLost = useCallback(() => setState({ kind: 'lost' }), [])
	const file = fileNameOf([...name, t('at-home:still.file')], 'png')
	const onTaken = (picture: Blob) => {
		setState({ kind: 'taken', picture, url: URL.createObjectURL(picture) })
		saveFile(file, picture, picture.type)
	}
	if (state.kind === 'unable') return <p>{t('at-home:still.unable')}</p>
	if (state.kind === 'taken')
		return (
			<Taken url={state.url} onSave={() => saveFile(file, state.picture, state.picture.type)} />
		)
	if (state.kind === 'lost')
		return (
			<div className={layout.stack}>
				<output>
					<ErrorText>{t('at-home:still.lost')}</ErrorText>
				</output>
				<div>
					<Button onClick={() => setState(begun)}>{t('at-home:still.retry')}</Button>
				</div>
			</div>
		)
	return (
		<div className={layout.stack}>
			<FurnitureStill subject={subject} onProgress={onProgress} onTaken={onTaken} onLost={onLost} />
			<output>{t('at-home:still.busy')}</output>
			<Progress share={state.share} />
			<div>
				<Button onClick={onStop}>{t('at-home:still.stop')}</Button>
			</div>
		</div>
	)
}

function Progress({ share }: { share: number }): ReactNode {
	const { t } = useTranslation(['configurator', 'at-home'])
	const { percent } = useFormats()
	const done = Math.floor(share * 100)
	return (
		<div className={styles.progress}>
			<progress
				className={styles.bar}
				aria-label={t('at-home:still.progress')}
				max={100}
				value={done}
			/>
			<span aria-hidden="true">{percent(done)}</span>
		</div>
	)
}

function Taken({ url, onSave }: { url: string; onSave: () => void }): ReactNode {
	const { t } = useTranslation(['configurator', 'at-home'])
	useEffect(() => () => URL.revokeObjectURL(url), [url])
	return (
		<div className={layout.stack}>
			<img className={styles.picture} src={url} alt={t('at-home:still.picture')} />
			<output>{t('at-home:still.done')}</output>
			<div>
				<Button icon="download" onClick={onSave}>
					{t('at-home:still.again')}
				</Button>
			</div>
		</div>
	)
}
