import { uploadMachine, uploadsMachine } from '@vetka/machines/upload';
import { notesOf } from './machineNotes.ts';

export const uploads = notesOf({
  machine: uploadsMachine,
  name: 'uploadsMachine',
  entry: 'upload',
  title: 'Загрузка списка',
  lead: 'Список снимков: сколько помещается, столько и берёт; у каждого файла – своя машина.',
  states: {
    settled: 'Ничего не движется',
    busy: 'Что-то проверяется, измеряется или отправляется',
  },
  events: {
    'uploads.add': 'Выбраны файлы',
    'uploads.retry': 'Отправить ещё раз то, что не дошло',
    'uploads.remove': 'Убрать файл',
    'uploads.move': 'Поставить файл на другое место',
    'uploads.clear': 'Убрать все: форму отправили или закрыли',
    'uploads.report': 'От файла: как у него дела',
    'uploads.reportFailure': 'От файла: сервер отказал',
    'uploads.reportLog': 'От файла: в журнал',
  },
  emits: {
    'uploads.failed': 'Обработчику ошибок; отказанный файл уже ушёл из списка',
    'uploads.logged': 'Только в журнал',
    'uploads.exceeded': 'Файлов больше, чем помещается: сколько не взяли',
  },
});

export const upload = notesOf({
  machine: uploadMachine,
  name: 'uploadMachine',
  entry: 'upload',
  title: 'Загрузка файла',
  lead: 'Один снимок: проверки, отправка, повтор. Её заводит список.',
  states: {
    checking: 'Имя, вид и вес; сразу дальше',
    measuring: 'Считаем точки – если задан наименьший размер',
    uploading: 'Отправляется',
    waiting: 'Сервер занят; через пять секунд отправится ещё раз',
    uploaded: 'На сервере',
    failed: 'Ответа не было; можно повторить',
    refused: 'Не подошёл: в `message` – почему',
    removed: 'Убран',
  },
  events: {
    'upload.progress': 'Какая доля ушла',
    'upload.retry': 'Ещё раз',
    'upload.remove': 'Убрать',
  },
  emits: {
    'upload.failed': 'Списку: сервер отказал',
    'upload.logged': 'Списку: в журнал',
  },
});
