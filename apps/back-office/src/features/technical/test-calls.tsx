// A call that is marked as a test, to the saved address: what left, and what came back.

import { type Technical, type TestCall, webhookKinds } from '@gabarit/contract'
import { Button, ErrorText, useFormats } from '@gabarit/ui'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../lib/client.ts'
import { useProblemText } from '../../lib/deliveries/use-problem-text.ts'
import { WireText } from '../../lib/deliveries/wire-text.tsx'
import { SectionHead } from '../../lib/frame/section-head.tsx'
import { useShopInput } from '../../lib/shop.ts'
import styles from './test-calls.module.css'

type Kind = (typeof webhookKinds)[number]

export function TestCalls({ technical }: { technical: Technical }) {
	const { t } = useTranslation('technical')
	const shop = useShopInput()
	const call = useMutation({
		mutationFn: (kind: Kind) => client.backOffice.technical.test({ kind, ...shop }),
	})
	const addresses = {
		orderPlaced: technical.orderUrl,
		configurationEnded: technical.configurationEndUrl,
	}
	const open = webhookKinds.filter((kind) => addresses[kind] !== null)
	return (
		<section className={styles.test}>
			<SectionHead title={t('test.title')} />
			<p>{t(open.length === 0 ? 'test.noAddress' : 'test.about')}</p>
			{open.length === 0 ? null : (
				<div className={styles.ways}>
					{open.map((kind) => (
						<Button
							key={kind}
							kind="outline"
							size="small"
							idle={call.isPending}
							onClick={() => call.mutate(kind)}
						>
							{t(`test.${kind}`)}
						</Button>
					))}
				</div>
			)}
			<div aria-live="polite" className={styles.result}>
				{call.isPending ? <p>{t('test.calling')}</p> : null}
				{call.isError ? <ErrorText>{t('test.failed')}</ErrorText> : null}
				{call.data ? <Result call={call.data} /> : null}
			</div>
		</section>
	)
}

function Result({ call }: { call: TestCall }) {
	const { t } = useTranslation('technical')
	const format = useFormats()
	const problemText = useProblemText()
	const { status, problem, request, response } = call
	const isWell = status !== null && status >= 200 && status < 300
	const words =
		problem === null
			? t(isWell ? 'test.took' : 'test.answered', {
					status,
					milliseconds: format.number(call.milliseconds),
				})
			: problemText({ channel: 'webhook', problem, status })
	const lines = [
		`${request.method} ${request.url}`,
		...Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`),
		...(request.body === null ? [] : ['', indented(request.body)]),
	]
	return (
		<>
			{isWell ? <p className={styles.well}>{words}</p> : <ErrorText>{words}</ErrorText>}
			<h3 className={styles.name}>{t('test.request')}</h3>
			<WireText>{lines.join('\n')}</WireText>
			{response === null ? null : (
				<>
					<h3 className={styles.name}>{t('test.response')}</h3>
					<WireText>{response === '' ? t('test.empty') : response}</WireText>
				</>
			)}
		</>
	)
}

function indented(body: string): string {
	return JSON.stringify(JSON.parse(body), null, 2)
}
