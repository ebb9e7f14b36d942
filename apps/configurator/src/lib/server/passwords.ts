import { passwordCalls } from '@gabarit/contract'
import { apiClient } from './client.ts'

export const { askForLink, setPassword, changePassword } = passwordCalls(apiClient)
