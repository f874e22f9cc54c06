import { rows } from "./row.ts";

/** Analysis, data engineering and machine learning. */
export const dataSkills = rows(
  "data",
  `
  pandas python data-analysis: Pandas | NumPy | Polars
  data-analysis analytics: data analysis | data analytics | data analyst | exploratory data analysis | EDA
  statistics: statistics | statistical analysis | hypothesis testing | regression analysis | SPSS | SAS programming | Minitab
  experiments statistics ab-testing: A/B testing | A/B test | AB testing | experimentation
  r-language statistics: =R | R programming | RStudio | R Studio | tidyverse | ggplot2
  machine-learning ml: machine learning | scikit-learn | sklearn | XGBoost | LightGBM | random forest | =ML
  deep-learning machine-learning: deep learning | PyTorch | TensorFlow | Keras | JAX | neural network | neural networks | CNN | LSTM | ONNX
  nlp machine-learning: NLP | natural language processing | spaCy | Hugging Face | BERT
  llm nlp machine-learning: LLM | LLMs | LangChain | RAG | prompt engineering | generative AI | GenAI | LLM inference
  computer-vision machine-learning: computer vision | OpenCV | YOLO | image processing
  recommendation machine-learning: recommender | recommendation system | collaborative filtering
  mlops machine-learning: MLOps | MLflow | Kubeflow | SageMaker | model deployment
  spark big-data data-engineering: Spark | Apache Spark | PySpark | Databricks
  hadoop big-data data-engineering: Hadoop | Hive | HDFS | MapReduce
  airflow data-engineering: Airflow | dbt | Luigi | Dagster
  etl data-engineering data-pipelines: ETL | ELT | data pipeline | data pipelines | Informatica | SSIS | Talend
  data-warehouse data-engineering: data warehouse | data warehousing | Snowflake | Redshift | star schema
  power-bi dashboards visualization: Power BI | PowerBI | DAX | Power Query
  tableau dashboards visualization: Tableau | Looker | Qlik | QlikView | Metabase | Data Studio
  visualization dashboards: data visualization | data visualisation | Matplotlib | Seaborn | dashboards | dashboard
  data-cleaning data-analysis: data cleaning | data quality | data validation | data wrangling
  cuda gpu: CUDA | GPU | Triton
  model-compression deep-learning: quantization | pruning | model compression
  reinforcement-learning machine-learning: reinforcement learning
  matlab: MATLAB | Simulink
  `,
);
