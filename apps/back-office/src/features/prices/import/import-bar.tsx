import { type ListKind, largestList, type PriceImport } from '@gabarit/contract'
import { Button, ErrorText, Icon, toast } from '@gabarit/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRefusalText } from '../../../lib/frame/use-refusal-text.ts'
import { lostOffers } from '../effect/lost-offers.ts'
import { useSwitchImport, useUpload, useWritesPrices } from '../use-prices.ts'
import styles from './import-bar.module.css'

type Props = {
	kind: ListKind
	run: PriceImport | undefined
	/** The version in force. */
	present: string
	onSent: (id: string) => void
}

/** The next thing to do with a file: send one, correct it, put it in force. */
export function ImportBar({ kind, run, present, onSent }: Props) {
	const { t } = useTranslation('shop')
	const writes = useWritesPrices()
	const upload = useUpload(kind)
	const change = useSwitchImport()
	const [tooLarge, setTooLarge] = useState(false)
	const isReading = run?.state === 'running' || upload.isPending
	const isReady = run?.state === 'ready'
	const isWrong = run?.state === 'faulty' || run?.state === 'refused'
	const send = (file: File) => {
		setTooLarge(file.size > largestList)
		change.reset()
		if (file.size <= largestList) upload.mutate(file, { onSuccess: ({ id }) => onSent(id) })
	}
	const putInForce = () => {
		if (!run) return
		change.mutate(run.id, {
			onSuccess: ({ version }) => {
				onSent(run.id)
				toast(t('import.done', { version }))
			},
		})
	}
	const refused = useRefusal({ upload: upload.error, change: change.error, tooLarge })
	return (
		<div className={styles.bar}>
			{writes ? (
				<div className={styles.ways}>
					<FileButton kind={isReady ? 'outline' : 'primary'} idle={isReading} onFile={send}>
						{t(isWrong ? 'import.again' : run ? 'import.another' : 'import.choose')}
					</FileButton>
					{isReady || isWrong ? (
						<Button
							kind={isReady ? 'primary' : 'outline'}
							idle={!isReady || change.isPending}
							onClick={putInForce}
						>
							{t('import.switch')}
						</Button>
					) : null}
				</div>
			) : null}
			<div className={styles.words} aria-live="polite">
				{refused === null ? (
					<Words
						run={run}
						present={present}
						sending={upload.isPending ? (upload.variables?.name ?? '') : null}
					/>
				) : (
					<ErrorText>{refused}</ErrorText>
				)}
			</div>
		</div>
	)
}

type Errors = { upload: Error | null; change: Error | null; tooLarge: boolean }

function useRefusal({ upload, change, tooLarge }: Errors): string | null {
	const { t } = useTranslation('shop')
	const changeText = useRefusalText({
		byCode: { price_version_changed: t('import.lateText') },
		failed: t('import.switchFailed'),
	})
	const uploadText = useRefusalText({
		byCode: { body_too_large: t('import.large'), import_running: t('import.running') },
		failed: t('import.failed'),
	})
	if (tooLarge) return t('import.large')
	if (change !== null) return changeText(change)
	return upload === null ? null : uploadText(upload)
}

type WordsProps = { run: PriceImport | undefined; present: string; sending: string | null }

function Words({ run, present, sending }: WordsProps) {
	const { t } = useTranslation('shop')
	if (sending !== null) return <p>{t('import.sending', { file: sending })}</p>
	if (run === undefined) return <p>{t('import.none')}</p>
	if (run.state === 'running') return <Reading since={run.startedAt} />
	const failure = run.texts.failure
	const lost = run.state === 'ready' ? lostOffers(run.report?.effect ?? []) : 0
	const words = {
		refused: 'import.wait',
		faulty: 'import.wait',
		unchanged: 'import.sameText',
		ready: 'import.readyText',
		superseded: 'import.lateText',
		switched: 'import.switchedText',
	} as const
	const version = run.state === 'switched' ? (run.version ?? present) : present
	return (
		<>
			{failure === null ? null : <p className={styles.failure}>{failure}</p>}
			<p>{t(words[run.state], { version })}</p>
			{lost === 0 ? null : (
				<p className={styles.lost}>
					<Icon name="warning" size={16} />
					<span>{t('import.lost', { count: lost })}</span>
				</p>
			)}
		</>
	)
}

/** Nobody knows how long a file takes: the seconds say that it goes on. */
function Reading({ since }: { since: string }) {
	const { t } = useTranslation('shop')
	const secondsSince = () => Math.max(0, Math.round((Date.now() - Date.parse(since)) / 1000))
	const [seconds, setSeconds] = useState(secondsSince)
	useEffect(() => {
		const timer = setInterval(() => setSeconds(secondsSince()), 500)
		return () => clearInterval(timer)
	})
	return (
		<p className={styles.reading}>
			<progress aria-label={t('import.reading', { seconds })} /> {t('import.reading', { seconds })}
		</p>
	)
}

type FileProps = {
	kind: 'primary' | 'outline'
	idle: boolean
	onFile: (file: File) => void
	children: string
}

function FileButton({ kind, idle, onFile, children }: FileProps) {
	const input = useRef<HTMLInputElement>(null)
	return (
		<>
			<input
				ref={input}
				type="file"
				hidden
				accept=".csv,.xlsx,text/csv"
				aria-label={children}
				onChange={(event) => {
					const [file] = event.currentTarget.files ?? []
					event.currentTarget.value = ''
					if (file) onFile(file)
				}}
			/>
			<Button kind={kind} idle={idle} onClick={() => input.current?.click()}>
				{children}
			</Button>
		</>
	)
}
