// The link to two designs, to look at: a code in it would open the design to be changed.
import { normalizeCode } from '@gabarit/contract'
import { Button, ErrorText } from '@gabarit/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../../lib/files/copy-text.ts'
import { apiClient, failureOf } from '../../lib/server/client.ts'
import { useFailureText } from '../../steps/frame/use-failure-text.ts'

type Keys = readonly [string, string]

export function CopyComparison({ keys }: { keys: Keys }): ReactNode {
	const { t } = useTranslation(['customer', 'configurator'])
	const textOf = useFailureText()
	const [made, setMade] = useState<{ link: string; copied: boolean; hasCode: boolean }>()
	const [failure, setFailure] = useState<ReturnType<typeof failureOf>>()
	const copy = async () => {
		setFailure(undefined)
		const [a, b] = await Promise.all([lookAtKeyOf(keys[0]), lookAtKeyOf(keys[1])])
		const link = `${location.origin}/compare?${new URLSearchParams({ a, b })}`
		const copied = await copyText(link, t('configurator:save.linkCopied'))
		setMade({ link, copied, hasCode: [a, b].some((key) => normalizeCode(key) !== null) })
	}
	const press = () => {
		copy().catch((error: unknown) => setFailure(failureOf(error)))
	}
	return (
		<div>
			<Button kind="quiet" icon="copy" onClick={press}>
				{t('configurator:save.copyLink')}
			</Button>
			<output>
				{failure !== undefined && <ErrorText>{textOf(failure)}</ErrorText>}
				{made?.copied === false && <ErrorText>{made.link}</ErrorText>}
				{made?.hasCode === true && <p>{t('compare.hasCode')}</p>}
			</output>
		</div>
	)
}

const keptAsCode = ['not_allowed', 'configuration_not_found', 'unreachable']

/** The secret of a link to look at; the code stays where the viewer may not share the design. */
async function lookAtKeyOf(key: string): Promise<string> {
	const code = normalizeCode(key)
	if (code === null) return key
	try {
		return (await apiClient().dressing.configuration.share({ code })).token
	} catch (error) {
		if (keptAsCode.includes(failureOf(error))) return key
		throw error
	}
}
