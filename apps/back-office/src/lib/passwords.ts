import { passwordCalls } from '@gabarit/contract'
import { client } from './client.ts'

export const { askForLink, setPassword, changePassword } = passwordCalls(() => client)
