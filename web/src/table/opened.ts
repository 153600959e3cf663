/** What can be open above a table. */
export type Opened = 'log' | 'menu' | 'actions' | 'hint' | 'chat' | 'rules' | 'settings';
